import type { FaqTopic } from './faq.ts'
import { typedWords } from './typed-words.ts'

/** The questions in which, or in whose topic, every word typed so far begins a word. Topics without one are left out. */
export const filterQuestions = (topics: FaqTopic[], typed: string): FaqTopic[] => {
  const has = typedWords(typed)
  if (has === undefined) return topics
  return topics
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter(({ question }) => has(`${topic.name} ${question}`)),
    }))
    .filter(({ questions }) => questions.length > 0)
}
