/** The hidden field that identifies one rendering of a form, so that submitting it twice has effect once. */
export const TOKEN = "form_token";
