/** What somebody who is signed in may be. Who is not signed in is a visitor. */
export const roles = ['customer', 'dealer', 'staff'] as const

export type Role = (typeof roles)[number]
