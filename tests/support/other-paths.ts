/** Pages without a guard. */
export const publicPaths = [
  ...["", "/admin"].flatMap((side) => [
    `${side}/login`,
    `${side}/forgotpassword`,
    `${side}/resetpassword/a-token/`,
    `${side}/verify/a-token/`,
  ]),
  "/verify-document",
  "/verify-document/000-3KP",
];

/** Form targets and resources without a page of their own. */
const resourcePaths = [
  "/language",
  "/theme",
  "/lite",
  "/views",
  "/logout",
  "/profile/remove-photo",
  "/admin/profile/remove-photo",
  "/notifications/stream",
  "/notifications/bell",
  "/session/activity",
  "/session/form-draft?of=/dashboard",
  "/media/x.png",
  "/r/000-3KP",
];

const startPaths = ["/", "/admin"];
export const verificationPaths = ["/verification", "/admin/verification"];

/** All addresses besides those of screens. */
export const otherPaths = [...publicPaths, ...resourcePaths, ...startPaths, ...verificationPaths];
