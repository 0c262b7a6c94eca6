// Loaded before a program of a test: its clock is off by CLOCK_SHIFT_MS.
import process from "node:process";

const shift = Number(process.env.CLOCK_SHIFT_MS);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length > 0) super(...parts);
    else super(RealDate.now() + shift);
  }

  static now() {
    return RealDate.now() + shift;
  }
};
