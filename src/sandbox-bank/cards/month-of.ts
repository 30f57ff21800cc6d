/** 2026-11, as long as it is that month anywhere: a card is good until its last day has ended. */
export const monthOf = (now: Date): string => new Date(now.getTime() - 12 * 60 * 60 * 1000).toISOString().slice(0, 7)
