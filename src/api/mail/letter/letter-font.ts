/** Whatever the reader's system is set in: mail clients load no fonts. */
export const letterFont = '-apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Helvetica Neue, Arial, sans-serif'
