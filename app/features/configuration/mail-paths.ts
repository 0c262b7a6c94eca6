/** The URLs of the mail screens. */
export const masterEmailPath = "/admin/configuration/masteremail";
export const testMailPath = (id: number | string) => `${masterEmailPath}/test/${encodeURIComponent(id)}`;
export const mailLogPath = "/admin/configuration/diagnosticemail";
export const resendPath = `${mailLogPath}/resend`;
export const blastPath = `${mailLogPath}/blast`;
