import type { Trouble } from '../../../domain/forms/trouble.ts'

const wait = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 1) return 'a minute'
  return minutes < 90 ? `${minutes} minutes` : `about ${Math.ceil(minutes / 60)} hours`
}

/** Why it was not sent, and what to do. */
export const formTroubleWords = (trouble: Trouble): string => {
  switch (trouble.kind) {
    case 'offline':
      return 'You are offline, so this was not sent. All you wrote stays here. Send it again once there is a connection.'
    case 'unreachable':
      return 'The connection broke off, so this may not have been sent. All you wrote stays here. Send it again.'
    case 'unavailable':
      return 'Our side cannot take this at the moment. All you wrote stays here. Send it again in a few minutes.'
    case 'looks-like-a-bot':
      return 'This was taken for the work of a machine, so it was not sent. All you wrote stays here. Send it again in a moment.'
    case 'taken-for-a-bot':
      return 'This was taken for the work of a robot, and the check in your browser did not go through. All you wrote stays here. Send it again in ten minutes.'
    case 'too-many':
      return `A lot has been sent from your connection in a short time. All you wrote stays here. Send it again in ${wait(trouble.retryAfterSeconds)}.`
  }
}
