/** Where forms are posted without scripts. */
export const formsPath = '/.netlify/functions/forms'

/** Beneath it files are sent before their form, each to the address of its purpose. */
export const uploadsPath = '/.netlify/functions/uploads'
