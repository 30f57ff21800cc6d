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
      return 'You’re offline, so this wasn’t sent. Nothing you wrote is lost. Send it again once you’re back online.'
    case 'unreachable':
      return 'The connection dropped, so this may not have been sent. Nothing you wrote is lost. Send it again.'
    case 'unavailable':
      return 'We can’t take this at the moment. Nothing you wrote is lost. Send it again in a few minutes.'
    case 'looks-like-a-bot':
      return 'This looked like the work of a bot, so it wasn’t sent. Nothing you wrote is lost. Send it again in a moment.'
    case 'taken-for-a-bot':
      return 'This looked like the work of a bot, and your browser didn’t pass the check. Nothing you wrote is lost. Send it again in ten minutes.'
    case 'too-many':
      return `A lot has come from your connection in a short time. Nothing you wrote is lost. Send it again in ${wait(trouble.retryAfterSeconds)}.`
  }
}
