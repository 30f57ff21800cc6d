import { monthsBetween } from '../calendar/calendar.ts'

/** How long a part of a robot does its work, as its own page says it. */
export interface PartLife {
  slug: string
  months: number
  /** "About a year of cleans." */
  words: string
}

interface WornRobot {
  purchasedOn: string
  /** Of parts that fit it. */
  parts: readonly string[]
}

/** A part that somebody bought since. */
export interface BoughtPart {
  slug: string
  order: string
  quantity: number
  /** The day on which it arrived; null while it is on its way. */
  arrivedOn: string | null
}

export interface Wear {
  slug: string
  words: string
  /** Whole months in use. */
  monthsIn: number
  /** Of its life: 1 is all of it. */
  share: number
  /** It is on its way already. */
  coming?: { order: string; quantity: number }
}

/** Before that nobody needs to think of it. */
const worthSaying = 0.5

const wearOf = (life: PartLife, robot: WornRobot, bought: readonly BoughtPart[], today: string): Wear => {
  const own = bought.filter(({ slug }) => slug === life.slug)
  const since = own
    .flatMap(({ arrivedOn }) => arrivedOn ?? [])
    .toSorted()
    .at(-1)
  const monthsIn = Math.max(
    0,
    monthsBetween(since !== undefined && since > robot.purchasedOn ? since : robot.purchasedOn, today),
  )
  const coming = own.find(({ arrivedOn }) => arrivedOn === null)
  return {
    slug: life.slug,
    words: life.words,
    monthsIn,
    share: monthsIn / life.months,
    ...(coming !== undefined && { coming: { order: coming.order, quantity: coming.quantity } }),
  }
}

/** What will be worn first, of all robots of a person. A part that fits two of them is said once, of the one that needs it sooner. */
export const wearsOutNext = (
  robots: readonly WornRobot[],
  lives: readonly PartLife[],
  bought: readonly BoughtPart[],
  today: string,
): Wear[] => {
  const worn = robots.flatMap((robot) =>
    lives.filter(({ slug }) => robot.parts.includes(slug)).map((life) => wearOf(life, robot, bought, today)),
  )
  const first = new Map<string, Wear>()
  for (const wear of worn.toSorted((one, other) => other.share - one.share))
    if (!first.has(wear.slug)) first.set(wear.slug, wear)
  return [...first.values()].filter(({ share, coming }) => share >= worthSaying || coming !== undefined).slice(0, 3)
}
