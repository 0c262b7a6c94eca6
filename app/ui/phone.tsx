/** A phone number from `phoneNumber`: as displayed, as exported, and its tel: URI if it can be called. */
export interface PhoneNumber {
  shown: string;
  plain: string;
  uri: string | null;
}

/** A phone number as a link that calls it. */
export function Phone({ number: { shown, uri } }: { number: PhoneNumber }) {
  return uri === null ? (
    shown
  ) : (
    <a className="nowrap" href={uri}>
      {shown}
    </a>
  );
}
