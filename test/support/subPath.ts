/** Sets a base path for all modules that are imported after this one. */
process.env.BASE_PATH = '/sub/';
