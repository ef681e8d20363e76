import unittest

from durations import parse


class Days(unittest.TestCase):
    def test_days(self):
        self.assertEqual(parse("2d1h"), 176400)

    def test_what_is_no_duration(self):
        for text in ("", "soon", "1h soon", "5"):
            with self.assertRaises(ValueError):
                parse(text)
