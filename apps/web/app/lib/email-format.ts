/** The addresses that the API takes (`z.regexes.email`), for pages that load no schemas. A test holds the two together. */
export const emailFormat =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
