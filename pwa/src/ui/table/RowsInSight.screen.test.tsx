import { useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../testing/screen.tsx";
import { RowsInSight } from "./RowsInSight.tsx";

const MANY = 500;
const FEW = 3;

/** A list that a filter narrows. */
function List() {
  const [count, setCount] = useState(MANY);
  return (
    <>
      <button type="button" onClick={() => setCount((before) => (before === MANY ? FEW : MANY))}>
        Filter
      </button>
      <RowsInSight<number, HTMLUListElement> rows={[...new Array(count).keys()]} keyOf={(row) => row} height={40}>
        {({ frame, drawn, above, below, measure }) => (
          <ul ref={frame}>
            {above > 0 && <li aria-hidden style={{ height: above }} />}
            {drawn.map((row) => (
              <li key={row} ref={measure} data-index={row}>
                Row {row}
              </li>
            ))}
            {below > 0 && <li aria-hidden style={{ height: below }} />}
          </ul>
        )}
      </RowsInSight>
    </>
  );
}

it("draws the rows in sight alone, and keeps those that it has drawn when a filter changes", async () => {
  await show(<List />);
  const rows = page.getByRole("listitem");
  const filter = page.getByRole("button", { name: "Filter" });
  await expect.poll(() => rows.elements().length).toBeLessThan(100);
  await filter.click();
  await expect.element(rows).toHaveLength(FEW);
  const first = rows.first().element();
  await filter.click();
  await expect.poll(() => rows.elements().length).toBeGreaterThan(FEW);
  expect(rows.first().element()).toBe(first);
  expect(rows.elements().length).toBeLessThan(100);
});
