/** Makes modules that are imported after this one use a base path. */
process.env.BASE_PATH = '/sub/';
