/** The id of the pricing section, which other pages and the assistant point to. */
export const packagesId = "packages";
