/** Whether the `target` of a link or form leaves it in this tab. */
export const isThisTab = (target: string): boolean => target === '' || target.toLowerCase() === '_self'
