/** The fields of a record that nothing has been given. */
export const initial = {
  scheme: '',
  username: '',
  password: '',
  host: null,
  port: null,
  path: '',
  hasOpaquePath: false,
  query: null,
  fragment: null,
  blobURLEntry: null,
};

/** The fields of a record as an object literal. */
export const fieldsOf = (record: object) => JSON.parse(JSON.stringify(record));
