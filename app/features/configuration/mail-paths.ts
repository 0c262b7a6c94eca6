/** The URLs that the mail screens link to each other by. */
export const masterEmailPath = "/admin/configuration/masteremail";
export const testMailPath = (id: number | string) => `${masterEmailPath}/test/${encodeURIComponent(id)}`;
export const mailLogPath = "/admin/configuration/diagnosticemail";
export const resendPath = `${mailLogPath}/resend`;
export const blastPath = `${mailLogPath}/blast`;
