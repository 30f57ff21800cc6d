/** How many posts the home page shows, the newest first. */
export const postsAtHome = 4
