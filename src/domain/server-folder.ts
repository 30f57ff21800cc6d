/**
 * What the site's build leaves for servers and for nobody else, in the site's folder. Its name begins with a dot: our own server
 * never answers with such files, and the usual static hosts do not even take them along.
 */
export const serverFolder = '.server'
