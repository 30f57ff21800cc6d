export interface FaqLink {
  href: string
  question: string
}

export interface FaqTopic {
  /** Its anchor on the page. */
  id: string
  name: string
  questions: FaqLink[]
}
