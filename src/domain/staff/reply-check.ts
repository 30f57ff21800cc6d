/** What is praised without a figure: a reader believes the figure. */
const superlatives =
  /\b(?:best|greatest|finest|amazing(?:ly)?|awesome|fantastic|incredibl[ey]|unbeatable|perfect(?:ly)?|revolutionary|world[- ]class|ultimate|outstanding|unparalleled|(?:market|industry)[- ]leading)\b/gi

/** The same word where it praises nothing. */
const harmless =
  /\b(?:all the best|best (?:wishes|regards|before|to)|(?:suits?|works?|is|fits?)(?: \w+){0,2} best|(?:do|did|try) (?:my|our|your) best|at best|best (?:day|time|number|address) (?:to|for))\b/gi

/** What we do, or somebody is asked to do; when. */
const nextSteps = [
  /\b(?:I|we|they|you|it|he|she|somebody|the \w+)(?:’|'| wi)ll\b/i,
  /\b(?:I am|I’m|I'm|we are|we’re|we're) (?:going to|sending|posting|booking|ordering|ringing)\b/i,
  /\b(?:please|could you|can you|would you)\b/i,
  /(?:^|[.:;,]\s+|\bthen |\band )(?:reply|send|ring|phone|call|tell|write|bring|drop|turn|press|open|take|pack|post|let (?:me|us))\b/im,
  /\b(?:by|before|within|until) (?:the end of |close of )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|noon|\d|one|two|three|four|five|ten)\b/i,
  /\b(?:nothing (?:else |more )?(?:is|to do|you need)|you need do nothing|you don’t need to do)\b/i,
]

export interface ReplyCheck {
  readonly saysWhatHappensNext: boolean
  /** What a reader would stumble over, as a sentence each. */
  readonly warnings: readonly string[]
}

const sentencesOf = (words: string): string[] => words.split(/(?<=[.?!])\s+|\n+/)

/** Praise in a sentence with a figure is a measurement. */
const praiseIn = (words: string): string[] => [
  ...new Set(
    sentencesOf(words)
      .filter((sentence) => !/\d/.test(sentence))
      .flatMap((sentence) => sentence.replaceAll(harmless, '').match(superlatives) ?? [])
      .map((word) => word.toLowerCase()),
  ),
]

const exclamations = (words: string): string[] => {
  const count = words.match(/!/g)?.length ?? 0
  if (count === 0) return []
  return [
    count === 1 ? 'One exclamation mark: a full stop says it, too.' : `${count} exclamation marks: we write none.`,
  ]
}

/** What the voice of the house would change in an answer. It warns; whoever writes decides. */
export const checkReply = (words: string): ReplyCheck => ({
  saysWhatHappensNext: nextSteps.some((step) => step.test(words)),
  warnings: [
    ...exclamations(words),
    ...praiseIn(words).map((word) => `“${word}” is not measured: say a figure, or leave it out.`),
  ],
})
