const day = 86_400_000

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * day)
