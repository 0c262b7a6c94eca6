/** What only a browser can tell, of places, colours, scripts or the keyboard. */
export const needsBrowser = (what: string): Error =>
  new Error(`${what} needs a browser: walk this test in Chromium, by \`inChromium\` or \`plainBy\``);
