import { isPart, type Rule } from './edition-catalogue.ts'

const fewestQuestions = 2
const fewestGroups = 3

/** Whoever looks at a model finds questions about it, whichever side names the other. */
export const questionsAnswered: Rule = ({ products, questions, locale }) =>
  products
    .filter((product) => !isPart(product))
    .flatMap(({ id, faqs }) => {
      const about = questions.filter((question) => question.products.includes(id) || faqs?.includes(question.id))
      if (about.length >= fewestQuestions) return []
      return [{ id, locale, field: 'faqs', reason: `has ${about.length} of the ${fewestQuestions} questions it needs` }]
    })

export const tableComplete: Rule = ({ products, locale }) =>
  products
    .filter((product) => !isPart(product))
    .flatMap(({ id, specifications }) => {
      const groups = Object.keys(specifications).length
      if (groups >= fewestGroups) return []
      return [{ id, locale, field: 'specifications', reason: `has ${groups} of the ${fewestGroups} groups it needs` }]
    })
