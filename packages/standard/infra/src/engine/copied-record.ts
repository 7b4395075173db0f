/** A copy of a record has all fields, because the fields of a record are its own properties. */
export function isCopiedRecord(_value: unknown): _value is never {
  return false;
}

/** A copy needs no advice. */
export function adviceForCopy(_value: unknown): string {
  return '';
}
