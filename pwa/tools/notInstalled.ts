/** In place of what jsPDF loads to draw HTML and SVG, which is not installed. */
export default null;
