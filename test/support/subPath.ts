/** Imported first, builds the modules after it for a site below a path. */
process.env.BASE_PATH = '/sub/';
