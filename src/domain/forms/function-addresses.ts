/** Where forms are posted without scripts. */
export const formsAddress = '/.netlify/functions/forms'

/** Beneath it files are sent before their form, each to the address of its purpose. */
export const uploadsAddress = '/.netlify/functions/uploads'
