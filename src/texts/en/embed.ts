/** Texts shown instead of content from another site, such as a video, until the visitor agrees. */

/** The site's name, and the school's sentences about what it does. */
export const source = (service: string, about: string) => `This comes from ${service}. ${about}`;
export const load = 'Load it';
export const alwaysLoad = (service: string) => `Always load from ${service}`;
/** Link to the content on its own site; `host` is the site's address. */
export const openAt = (host: string) => `Open it at ${host}`;
