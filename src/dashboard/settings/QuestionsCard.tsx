import { i18n } from '@lingui/core';
import type { Question } from '../../foreign/report.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import styles from './RepliesPage.module.css';
import { answerText, questionText } from './reading-words.ts';

interface QuestionsCardProps {
  questions: readonly Question[];
  onAnswer: (question: string, answer: string) => void;
}

/** What only a coach can say of the service's words. An answer is used at once, and everywhere. */
export function QuestionsCard({ questions, onAnswer }: QuestionsCardProps) {
  if (questions.length === 0) return null;
  return (
    <Card title={i18n.t('Questions')}>
      {questions.map((question) => (
        <fieldset key={question.id} className={styles.question}>
          <legend>{questionText(question)}</legend>
          <p className={styles.actions}>
            {question.answers.map((answer) => (
              <Button key={answer} onClick={() => onAnswer(question.id, answer)}>
                {answerText(answer)}
              </Button>
            ))}
          </p>
        </fieldset>
      ))}
    </Card>
  );
}
