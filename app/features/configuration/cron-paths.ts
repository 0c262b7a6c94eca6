export const cronjobPath = "/admin/configuration/cronjob";
