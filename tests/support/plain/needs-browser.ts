/** What only a browser can check: positions, colours, scripts or the keyboard. */
export const needsBrowser = (what: string): Error =>
  new Error(`${what} needs a browser: walk this test in Chromium, by \`inChromium\` or \`plainBy\``);
