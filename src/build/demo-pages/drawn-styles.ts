/** The styles of what is drawn: each file of styles that is bundled with it puts its own in here. */
export const drawnStyles: string[] = []
