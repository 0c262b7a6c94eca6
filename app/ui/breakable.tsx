import type { ReactNode } from "react";

/** A word that is longer than a table's cell is wide. */
const LONG_WORD = /\S{37}/;

/** A name of a record: one with such a word may break anywhere, so that it does not widen its table; any other stays as it is. */
export const breakable = (name: string): ReactNode =>
  LONG_WORD.test(name) ? <span className="breakable">{name}</span> : name;

/** What every column has room for, also on paper. */
const SHORT_NAME_CHARACTERS = 16;

/** The look of a cell with a name: a short one is not broken, as it would be after a hyphen; a long one leaves room to other columns. */
export const shortNameWhole = (name: string): { className?: "nowrap" } =>
  name.length <= SHORT_NAME_CHARACTERS ? { className: "nowrap" } : {};
