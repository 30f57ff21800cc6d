/** The schema of the site-data function as types. `npm run schema` writes it. */
export type introspection_types = {
    'Boolean': unknown;
    'Edition': { name: 'Edition'; enumValues: 'EN_AU' | 'EN_NZ' | 'EN_ZA'; };
    'Float': unknown;
    'Form': { name: 'Form'; enumValues: 'BECOME_A_DEALER' | 'BOOK_A_DEMO' | 'CONTACT' | 'JOB_APPLICATION' | 'REGISTRATION' | 'REPAIR' | 'WATER_TREATMENT_CLAIM'; };
    'FormFieldInput': { kind: 'INPUT_OBJECT'; name: 'FormFieldInput'; isOneOf: false; inputFields: [{ name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null }, { name: 'value'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null }]; };
    'FormProblem': { kind: 'OBJECT'; name: 'FormProblem'; fields: { 'field': { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'message': { name: 'message'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'FormReceipt': { kind: 'OBJECT'; name: 'FormReceipt'; fields: { 'problems': { name: 'problems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'FormProblem'; ofType: null; }; }; }; } }; 'reference': { name: 'reference'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'ID': unknown;
    'Int': unknown;
    'Mutation': { kind: 'OBJECT'; name: 'Mutation'; fields: { 'submitForm': { name: 'submitForm'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'FormReceipt'; ofType: null; }; } }; }; };
    'Query': { kind: 'OBJECT'; name: 'Query'; fields: { 'alive': { name: 'alive'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; }; };
    'String': unknown;
};

/** An IntrospectionQuery representation of your schema.
 *
 * @remarks
 * This is an introspection of your schema saved as a file by GraphQLSP.
 * It will automatically be used by `gql.tada` to infer the types of your GraphQL documents.
 * If you need to reuse this data or update your `scalars`, update `tadaOutputLocation` to
 * instead save to a .ts instead of a .d.ts file.
 */
export type introspection = {
  name: never;
  query: 'Query';
  mutation: 'Mutation';
  subscription: never;
  types: introspection_types;
};

import * as gqlTada from 'gql.tada';

declare module 'gql.tada' {
  interface setupSchema {
    introspection: introspection
  }
}