import type { Robot } from '../operations/account-answers.ts'

/** The robot that is due first, of those that are serviced. */
export const nextService = (robots: readonly Robot[]): { robot: Robot; day: string } | undefined =>
  robots
    .flatMap((robot) => (robot.nextServiceOn === null ? [] : [{ robot, day: robot.nextServiceOn }]))
    .toSorted((one, other) => one.day.localeCompare(other.day))[0]
