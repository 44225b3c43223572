/** Sets a base path for all modules that are imported after this one. */
process.env.BASE_PATH = '/sub/';
process.env.ROOT_PATH = '/sub/';
