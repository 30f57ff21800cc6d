import type { FaqTopic } from './faq.ts'

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The questions in which, or in whose topic, every word typed so far begins a word. Topics without one are left out. */
export const filterQuestions = (topics: FaqTopic[], typed: string): FaqTopic[] => {
  const wanted = plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  if (wanted.length === 0) return topics
  const has = (text: string) => {
    const words = plain(text).split(/[^\p{L}\p{N}]+/u)
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  }
  return topics
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter(({ question }) => has(`${topic.name} ${question}`)),
    }))
    .filter(({ questions }) => questions.length > 0)
}
