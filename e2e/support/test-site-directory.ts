export const testSiteDirectory = '.cache/browser-tests/site'
