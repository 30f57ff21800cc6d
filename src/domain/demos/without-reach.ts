/** An address of a mailbox; a number that is long enough to ring. */
const reach = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+?\(?\d(?:[\s().-]{0,2}\d){6,}/g

/** What a visitor has written, for a dealer who has not said yes: by name and suburb alone nobody can be reached. */
export const withoutReach = (text: string): string => text.replaceAll(reach, '(once you accept)')
