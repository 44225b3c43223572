/** Makes modules imported after this use a base path. */
process.env.BASE_PATH = '/sub/';
