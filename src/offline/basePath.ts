/** The path the site lives under, with a slash at both ends, as the build was told. */
export const BASE_PATH = process.env.BASE_PATH ?? '/';
