/** A model's letters and figures stay together at the end of a line: "Dolphin S 300i". */
export const unbrokenName = (name: string): string => name.replaceAll(/(?<=\S \S+) /g, '\u00a0')
