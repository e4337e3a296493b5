interface MailOfReminder {
  agreement: number;
  callId: string;
  reminder: string;
  profile_id: number;
}

/** The key of the mail of a reminder to one client. */
export function reminderKey({ agreement, callId, reminder, profile_id }: MailOfReminder): string {
  return `call-reminder/${agreement}/${callId}/${reminder}/${profile_id}`;
}
