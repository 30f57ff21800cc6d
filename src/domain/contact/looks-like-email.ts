/** Before anybody is asked. Forms look closer: `forms/checks/email-address.ts`. */
export const looksLikeEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim())
