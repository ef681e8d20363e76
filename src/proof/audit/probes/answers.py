# After a probe's own text: whatever a test imports of the module, each name is a function that calls answer_with.
def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    def answer(*args, **named):
        return answer_with()
    return answer
