/** The types of the tests: lists of all kinds, and a way to go round in circles. */
export const dealerTypes = /* GraphQL */ `
type Query {
  count: Int!
  who: String
  address: String
  dealer(id: ID!): Dealer
  dealers(first: Int): [Dealer!]!
  latest(limit: Int = 3): [Dealer!]!
  page(first: Int): Page!
  services: [Service!]!
  withdrawn: String
  unavailable: String
  broken(note: String): String
  brokenAtRoot: String!
  uncountable: Int
  unwritable: Anything
}
type Mutation {
  send(message: Message!): String!
}
type Subscription {
  ticks: Int!
}
type Dealer {
  id: ID!
  name: String!
  near(first: Int): [Dealer!]!
  parent: Dealer
  broken: String
}
type Page {
  items: [Dealer!]!
  total: Int!
}
type Service {
  name: String!
}
input Message {
  email: String!
  pools: [Int!]
}
scalar Anything
`
