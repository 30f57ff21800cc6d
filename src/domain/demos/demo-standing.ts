import type { BookingState } from '../account/case-state.ts'

/** A day on which a dealer comes, and how long for. */
export interface DemoTime {
  readonly day: string
  /** As 10:00. */
  readonly time: string
  readonly minutes: number
}

/** How a request stands, with all that belongs to that. */
export type DemoStanding =
  | {
      readonly state: 'asked'
      readonly dealer: string
      /** Of the days that were wished for, those on which the dealer is free. */
      readonly days: readonly string[]
      readonly answerBy: Date
    }
  | { readonly state: 'proposed'; readonly dealer: string; readonly time: DemoTime; readonly answerBy: Date }
  | { readonly state: 'accepted'; readonly dealer: string; readonly time: DemoTime }
  | { readonly state: 'with-staff' }
  /** `dealer`: the last that was asked. */
  | { readonly state: 'unplaced' | 'cancelled'; readonly dealer?: string | undefined }

export interface DemoDay {
  readonly dealer: string
  readonly day: string
  readonly state: BookingState
  readonly half: 'morning' | 'afternoon' | null
}

const halfOf = (time: string) => (time < '12:00' ? 'morning' : 'afternoon')

const declined = (dealer: string, days: readonly string[]): DemoDay[] =>
  days.map((day) => ({ dealer, day, state: 'declined', half: null }))

/** The days of a request, and what has become of them. Nobody but whoever is asked or comes has a day taken by it. */
export const daysOf = (standing: DemoStanding, wishes: readonly string[]): DemoDay[] => {
  switch (standing.state) {
    case 'asked':
      return standing.days.map((day) => ({ dealer: standing.dealer, day, state: 'asked', half: null }))
    case 'proposed':
    case 'accepted': {
      const { dealer, time } = standing
      const settled =
        standing.state === 'accepted'
          ? ({ state: 'confirmed', half: halfOf(time.time) } as const)
          : ({ state: 'asked', half: null } as const)
      const others = wishes.filter((day) => day !== time.day)
      return [{ dealer, day: time.day, ...settled }, ...declined(dealer, others)]
    }
    case 'with-staff':
      return []
    case 'unplaced':
    case 'cancelled':
      return standing.dealer === undefined ? [] : declined(standing.dealer, wishes)
  }
}
